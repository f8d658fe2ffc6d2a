import { buttonFixtures } from '#web/ui/button.fixtures.tsx'
import { cardFixtures } from '#web/ui/card.fixtures.tsx'
import { checkFieldFixtures } from '#web/ui/check-field.fixtures.tsx'
import { choiceFixtures } from '#web/ui/choice.fixtures.tsx'
import { confirmButtonFixtures, dialogFixtures } from '#web/ui/dialog.fixtures.tsx'
import { disclosureFixtures } from '#web/ui/disclosure.fixtures.tsx'
import { iconFixtures, shareBarFixtures } from '#web/ui/drawing.fixtures.tsx'
import { errorNoteFixtures, fieldErrorFixtures } from '#web/ui/error.fixtures.tsx'
import type { ComponentFixtures } from '#web/ui/fixtures.ts'
import { backLinkFixtures, linkRowFixtures } from '#web/ui/link.fixtures.tsx'
import { searchFieldFixtures } from '#web/ui/search-field.fixtures.tsx'
import { segmentsFixtures } from '#web/ui/segments.fixtures.tsx'
import { textFieldFixtures } from '#web/ui/text-field.fixtures.tsx'
import { cautionFixtures, sectionFixtures, textListFixtures, unseenFixtures } from '#web/ui/text.fixtures.tsx'
import { urgencyFrameFixtures } from '#web/ui/urgency-frame.fixtures.tsx'

/** In the order of the page: to press, to fill in, what went wrong, to read. */
export const ALL_FIXTURES: readonly ComponentFixtures[] = [
  buttonFixtures,
  backLinkFixtures,
  linkRowFixtures,
  confirmButtonFixtures,
  dialogFixtures,
  disclosureFixtures,
  choiceFixtures,
  checkFieldFixtures,
  segmentsFixtures,
  textFieldFixtures,
  searchFieldFixtures,
  errorNoteFixtures,
  fieldErrorFixtures,
  cardFixtures,
  urgencyFrameFixtures,
  sectionFixtures,
  textListFixtures,
  cautionFixtures,
  shareBarFixtures,
  iconFixtures,
  unseenFixtures,
]
