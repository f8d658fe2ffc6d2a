import type { BundleSource } from '../bundle/bundle.ts'
import type { CitedSource } from '../schema/source.ts'

/** One address a reader can open: the DOI or PubMed page where there is no other. */
export function compileSource({
  key,
  title,
  publisher,
  year,
  kind,
  url,
  doi,
  pmid,
}: CitedSource): BundleSource {
  const address = url ?? (doi ? `https://doi.org/${doi}` : `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`)
  return { key, title, publisher, year, kind, url: address }
}
