/** Drawn on a 24-unit grid with 1.75-unit strokes; decoration only, words stand beside every icon. */
export const ICON_SHAPES = {
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  emergency: 'M12 3 2.5 20h19L12 3ZM12 9.5v5M12 17.2v.3',
  urgent: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5v5.5M12 16.3v.3',
  routine: 'M4 6.5h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  self_care:
    'M4 11.5 12 4.5l8 7v9H4zM12 12.2c-.8-1.4-3.2-1.2-3.2.8 0 1.7 3.2 4 3.2 4s3.2-2.3 3.2-4c0-2-2.4-2.2-3.2-.8Z',
  phone:
    'M6.5 3.5h3l1.6 4.4-2 1.6a12 12 0 0 0 5.4 5.4l1.6-2 4.4 1.6v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  back: 'M19 12H5M11 6l-6 6 6 6',
  next: 'M5 12h14M13 6l6 6-6 6',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5.5v13M5.5 12h13',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  cross: 'M6 6l12 12M18 6 6 18',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.5v.3',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
} as const

export type IconName = keyof typeof ICON_SHAPES

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <LineDrawing shape={ICON_SHAPES[name]} size={size} />
}

/** Drawn like the icons; for one that a single page uses, so that the others need not load it. */
export function LineDrawing({ shape, size }: { shape: string; size: number }) {
  // Grows with the text beside it, where somebody has enlarged that.
  const side = `${size / 16}rem`
  return (
    <svg
      viewBox="0 0 24 24"
      width={side}
      height={side}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape} />
    </svg>
  )
}
