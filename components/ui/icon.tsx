const paths = {
  close: 'm18 6-12 12m0-12 12 12',
  menu: 'M4 6h16m0 6H4m0 6h16',
  left: 'M19 12H5l6 6m-6-6 6-6',
  right: 'M5 12h14l-6 6m6-6-6-6',
  open: 'M17 7 7 17M8 7h9v9',
};

/** A decorative icon in the current text color. */
export function Icon({ name, className = '' }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={`icon ${className}`.trim()}>
      <path d={paths[name]} />
    </svg>
  );
}
