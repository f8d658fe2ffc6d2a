import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'

interface ComboBoxWanted<Option> {
  typed: string
  options: readonly Option[]
  keyOf: (option: Option) => string
  /** What Enter takes though no arrow led to it; null when that could be several. */
  meant: Option | null
  onType: (typed: string) => void
  /** @returns whether something is still typed to choose from: the list stays open then. */
  onChoose: (option: Option) => boolean
  /** Enter was pressed with nothing to choose from. */
  onEnter: () => void
  /** An arrow down was pressed with nothing typed. */
  onArrow: () => void
}

/**
 * A text field with a list of what fits, by the ARIA practices' pattern "editable combobox with list autocomplete": the focus
 * stays in the field while arrows lead through the list, so that each option is read by itself, and nothing is chosen by
 * moving (docs/decisions/010-where-it-hurts.md).
 * @returns what field, list and options need.
 */
export function useComboBox<Option>(wanted: ComboBoxWanted<Option>) {
  const { typed, options, keyOf, meant, onType, onChoose, onEnter, onArrow } = wanted
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const at = options.findIndex((option) => keyOf(option) === active)
  const isShown = isOpen && typed.trim() !== ''
  const idOf = (key: string) => `${id}-${key}`
  const activeId = isShown && at >= 0 ? idOf(keyOf(options[at]!)) : undefined

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function show(option: Option | undefined) {
    setIsOpen(true)
    setActive(option === undefined ? null : keyOf(option))
  }

  function type(next: string) {
    onType(next)
    show(undefined)
  }

  function choose(option: Option) {
    const goesOn = onChoose(option)
    if (goesOn) show(undefined)
    else close()
    return goesOn
  }

  function close() {
    setIsOpen(false)
    setActive(null)
  }

  function takeEntered() {
    const taken = (isShown ? options[at] : undefined) ?? (typed.trim() === '' ? null : meant)
    if (taken) choose(taken)
    else if (typed.trim() !== '' && options.length > 0) show(options[0])
    else onEnter()
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, () => void> = {
      // Also past what Enter takes already: whoever presses an arrow and Enter means the first.
      ArrowDown: () => {
        if (typed.trim() === '') onArrow()
        show(typed.trim() === '' ? undefined : options[Math.min(at + 1, options.length - 1)])
      },
      // Up from the first is where one types.
      ArrowUp: () => show(options[at - 1]),
      Enter: takeEntered,
      ...(isShown && { Escape: close }),
    }
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // A held Enter would take the next step as well.
    if (event.key !== 'Enter' || !event.repeat) step()
  }

  return {
    isShown,
    /** What the arrows have led to. */
    active: (isShown ? options[at] : undefined) ?? null,
    /** For what holds field and list. */
    box: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close()
      },
    },
    field: {
      ref: input,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown && options.length > 0,
      'aria-controls': isShown && options.length > 0 ? idOf('list') : undefined,
      'aria-activedescendant': activeId,
      value: typed,
      onChange: ({ target }: { target: { value: string } }) => type(target.value),
      onClick: () => setIsOpen(true),
      onKeyDown: press,
    } as const,
    /** For what comes up below the field. The focus stays in the field: neither a press nor Tab takes it here. */
    popup: { onMouseDown: (event: MouseEvent) => event.preventDefault() },
    list: { id: idOf('list'), role: 'listbox', tabIndex: -1 } as const,
    option: (option: Option) =>
      ({
        id: idOf(keyOf(option)),
        role: 'option',
        'aria-selected': keyOf(option) === active,
        onClick: ({ nativeEvent }: MouseEvent) => {
          const goesOn = choose(option)
          // Else the keyboard on the screen would stay over what was chosen.
          if (!goesOn && nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch')
            input.current?.blur()
        },
      }) as const,
  }
}
