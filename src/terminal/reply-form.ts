import type { Prompt } from './prompt.ts'
import type { Result } from './result.ts'

/** What is asked, and in which form it is answered: for programs, and people who play several at once, who meet each kind for the first time. */
export function withReplyForm(asked: Prompt | Result): object {
  return asked.kind === 'result' ? asked : { ...asked, reply: replyForm(asked) }
}

function replyForm(prompt: Prompt): string {
  switch (prompt.kind) {
    case 'start':
      return '{"location": "KEY", "sex": "female", "age": 40}, with any other of the fields.'
    case 'step':
      return stepForm(prompt)
    case 'mentions':
      return '{"confirm": {"FINDING": true or false}}: what is left out is not counted. Other places that hurt too: "also": ["PLACE"].'
    case 'anything_else':
      return '{"answer": ["KEY"]} of what holds, [] for none; or {"words": "…"}, or both.'
    default:
      return '{"answer": "KEY"} of one option.'
  }
}

function stepForm({ type, told = [] }: Extract<Prompt, { kind: 'step' }>): string {
  const answers = {
    single: '{"answer": ["KEY"]} of one option',
    multiple: '{"answer": ["KEY"]} of all that hold, [] for none of them',
    yes_no: '{"answer": ["KEY"]} for yes, [] for no',
  }
  const hasTicks = told.length > 0 && type === 'multiple'
  return (
    `${answers[type]}; or {"answer": "not_sure"}.` +
    (hasTicks ? ' What is in "told" stays ticked: "untick": ["KEY"] beside the answer takes it back.' : '') +
    ' {"back": true} leads to the question before.'
  )
}
