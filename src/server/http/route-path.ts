/** A path of the contract as the router writes it: `{painLocation}` becomes `:painLocation`. */
export const routePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')
