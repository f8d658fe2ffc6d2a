import type { Problem } from './problem.ts'
import type { Content, Placed } from './read-content.ts'
import { likelihoodOf, priorOf } from './values.ts'

/** What makes the content fit for reasoning and for people, beyond its shape. */
export function checkReasoning(content: Content): Problem[] {
  return [
    ...checkSteps(content),
    ...checkFindings(content),
    ...checkConditions(content),
    ...checkSelfTestAnswers(content),
    ...checkLocations(content),
    ...checkWording(content),
  ]
}

function problemAt(entry: Placed<{ key: string }>, path: PropertyKey[], what: string, mend: string): Problem {
  return { file: entry.file, line: entry.lineOf(path), what: `${entry.value.key}: ${what}`, mend }
}

function checkSteps({ steps, findings }: Content): Problem[] {
  const problems: Problem[] = []
  const finding = new Map(findings.map((entry) => [entry.value.key, entry.value]))
  for (const entry of steps) {
    const { kind, options } = entry.value
    if (kind === 'yes_no' && options.length !== 1) {
      problems.push(
        problemAt(entry, ['options'], 'a yes_no step has one option', 'keep one, or use kind: multiple'),
      )
    }
    if (kind !== 'yes_no' && options.length < 2) {
      problems.push(
        problemAt(entry, ['options'], `a ${kind} step has two or more options`, 'use kind: yes_no'),
      )
    }
    if (kind === 'single') {
      const sum = options.reduce(
        (total, key) => total + likelihoodOf(finding.get(key)?.background ?? 'rarely'),
        0,
      )
      if (sum < 0.6 || sum > 1.5) {
        problems.push(
          problemAt(
            entry,
            ['options'],
            `exactly one option holds, but their backgrounds add up to ${sum.toFixed(2)}`,
            'make the options cover every case and their backgrounds add up to about 1',
          ),
        )
      }
      continue
    }
    for (const key of options) {
      if (finding.has(key) && finding.get(key)?.absent === undefined) {
        problems.push(
          problemAt(
            entry,
            ['options'],
            `${key} can be answered with no, but has no text for it`,
            `add absent: "..." to ${key} in content/findings/`,
          ),
        )
      }
    }
  }
  return problems
}

function checkFindings({ findings, steps, conditions, redFlags }: Content): Problem[] {
  const problems: Problem[] = []
  const askedBy = new Map<string, string[]>()
  for (const { value } of steps) {
    for (const key of value.options) askedBy.set(key, [...(askedBy.get(key) ?? []), value.key])
  }
  const used = new Set([
    ...conditions.flatMap(({ value }) => Object.keys(value.findings)),
    ...redFlags.flatMap(({ value: { when } }) => [
      ...(when.all ?? []),
      ...(when.any ?? []),
      ...(when.at_least?.of ?? []),
    ]),
  ])
  for (const entry of findings) {
    const asking = askedBy.get(entry.value.key) ?? []
    if (asking.length !== 1) {
      problems.push(
        problemAt(
          entry,
          ['key'],
          asking.length === 0
            ? 'no step asks for this finding'
            : `asked by several steps: ${asking.join(', ')}`,
          'make it an option of exactly one step',
        ),
      )
    }
  }
  for (const entry of steps) {
    if (entry.value.options.some((key) => used.has(key))) continue
    problems.push(
      problemAt(
        entry,
        ['key'],
        'no condition or red flag uses any of its options',
        'use one, or remove the step',
      ),
    )
  }
  return problems
}

function checkConditions({ conditions, sources, steps }: Content): Problem[] {
  const problems: Problem[] = []
  const kindOfSource = new Map(sources.map(({ value }) => [value.key, value.kind]))
  const singles = steps.filter(({ value }) => value.kind === 'single')
  for (const entry of conditions) {
    const condition = entry.value
    const kinds = condition.sources.map((key) => kindOfSource.get(key))
    if (!kinds.some((kind) => kind === 'guideline' || kind === 'review')) {
      problems.push(
        problemAt(
          entry,
          ['sources'],
          'no guideline or review among its sources',
          'cite at least one of them',
        ),
      )
    }
    if (condition.age.min > condition.age.max || condition.weight_kg.min > condition.weight_kg.max) {
      problems.push(problemAt(entry, ['age'], 'a range ends before it begins', 'swap min and max'))
    }
    if ((condition.urgency === 'emergency' || condition.urgency === 'urgent') && !condition.danger) {
      problems.push(
        problemAt(
          entry,
          ['urgency'],
          `${condition.urgency} conditions must not be missed, but there is no danger threshold`,
          'add danger: { level, threshold }',
        ),
      )
    }
    for (const { value: step } of singles) {
      const listed = step.options.filter((key) => key in condition.findings)
      const sum = listed.reduce((total, key) => total + likelihoodOf(condition.findings[key] ?? 'rarely'), 0)
      if (sum > 1.3) {
        problems.push(
          problemAt(
            entry,
            ['findings', listed[0] ?? ''],
            `only one of ${listed.join(', ')} can hold, but together they get ${sum.toFixed(2)}`,
            `lower them so that the options of ${step.key} add up to 1 at most`,
          ),
        )
      }
      if (listed.length === step.options.length && sum < 0.7) {
        problems.push(
          problemAt(
            entry,
            ['findings', listed[0] ?? ''],
            `one of ${listed.join(', ')} must hold, but together they get only ${sum.toFixed(2)}`,
            `raise them so that the options of ${step.key} add up to about 1`,
          ),
        )
      }
    }
  }
  return problems
}

function checkSelfTestAnswers({ conditions, selfTests }: Content): Problem[] {
  const problems: Problem[] = []
  const tests = new Map(selfTests.map(({ value }) => [value.key, value]))
  const questions = new Map<string, string>()
  for (const entry of selfTests) {
    for (const question of entry.value.questions) {
      const other = questions.get(question.key)
      if (other !== undefined) {
        problems.push(
          problemAt(
            entry,
            ['questions'],
            `${question.key} is a question of ${other} too`,
            'give it its own key',
          ),
        )
      }
      questions.set(question.key, entry.value.key)
    }
  }
  for (const entry of conditions) {
    for (const [testKey, expected] of Object.entries(entry.value.self_tests ?? {})) {
      const test = tests.get(testKey)
      if (!test) continue
      if (!test.locations.some((location) => location in entry.value.locations)) {
        problems.push(
          problemAt(
            entry,
            ['self_tests', testKey],
            `${testKey} belongs to ${test.locations.join(', ')}, where this condition is not`,
            'add the location to the test or remove the test here',
          ),
        )
      }
      for (const [questionKey, answer] of Object.entries(expected)) {
        const question = test.questions.find(({ key }) => key === questionKey)
        const path = ['self_tests', testKey, questionKey]
        if (!question) {
          problems.push(
            problemAt(
              entry,
              path,
              `${testKey} has no question ${questionKey}`,
              `use one of ${test.questions.map(({ key }) => key).join(', ')}`,
            ),
          )
          continue
        }
        if (typeof answer === 'object' && !Array.isArray(answer)) {
          if (question.options.some(({ range }) => range)) continue
          problems.push(
            problemAt(entry, path, 'a range, but no option of the question has one', 'name options'),
          )
          continue
        }
        for (const option of [answer].flat()) {
          if (question.options.some(({ key }) => key === option)) continue
          problems.push(
            problemAt(
              entry,
              path,
              `${questionKey} has no answer ${option}`,
              `use one of ${question.options.map(({ key }) => key).join(', ')}`,
            ),
          )
        }
      }
    }
  }
  return problems
}

function checkLocations({ locations, conditions, steps }: Content): Problem[] {
  const problems: Problem[] = []
  const known = new Set(steps.map(({ value }) => value.key))
  for (const entry of locations) {
    const here = conditions.filter(({ value }) => entry.value.key in value.locations)
    if (here.length === 0) continue
    const sum = here.reduce((total, { value }) => total + priorOf(value.locations[entry.value.key]!.prior), 0)
    if (sum < 400 || sum > 1500) {
      problems.push(
        problemAt(
          entry,
          ['key'],
          `its ${here.length} conditions add up to ${Math.round(sum)} of 1000 people`,
          'the priors of a location add up to roughly 700 to 1000',
        ),
      )
    }
    if (!entry.value.screen.some((step) => known.has(step))) {
      problems.push(
        problemAt(
          entry,
          ['screen'],
          'no danger-sign step comes first',
          'name the danger-sign steps under screen',
        ),
      )
    }
  }
  return problems
}

const forbidden: [RegExp, string][] = [
  [
    /\byou(?:'ve| have) (?:got )?(?:a |an )?(?!had|been|not|already|other|to |any|no |pain|one|these|this|more|new|felt|tried|both|lost)\w+/i,
    'say what may be, not what the person has: "this can cause", "people with this"',
  ],
  [/\b\d+(?:\.\d+)?\s?(?:mg|mcg|µg|g|ml|IU|tablets?)\b/i, 'give no doses: only a doctor may prescribe'],
  [/\b(?:mg|mcg) per\b/i, 'give no doses'],
]

/** Texts about conditions name possibilities and never prescribe. */
function checkWording({ conditions, care, selfTests }: Content): Problem[] {
  const problems: Problem[] = []
  const look = (entry: Placed<{ key: string }>, field: string, texts: readonly string[]) => {
    for (const text of texts) {
      for (const [pattern, mend] of forbidden) {
        const found = pattern.exec(text)
        if (found) problems.push(problemAt(entry, [field], `${field} says "${found[0]}"`, mend))
      }
    }
  }
  for (const entry of conditions) {
    look(entry, 'description', [entry.value.description])
    look(entry, 'self_care', entry.value.self_care)
    look(entry, 'see', [entry.value.see])
  }
  for (const entry of care) look(entry, 'shows', [entry.value.what, entry.value.shows, entry.value.expect])
  for (const entry of selfTests) look(entry, 'meaning', [entry.value.meaning])
  return problems
}
