import { answersOf, EMPTY_CONSULTATION } from '#web/answers/consultation.ts'
