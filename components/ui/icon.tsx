/** The icons, each as a path in a square of 24 units. */
const paths = {
  close: 'm18 6-12 12m0-12 12 12',
  menu: 'M4 6h16m0 6H4m0 6h16',
  left: 'M19 12H5l6 6m-6-6 6-6',
  right: 'M5 12h14l-6 6m6-6-6-6',
  open: 'M17 7 7 17M8 7h9v9',
  play: 'M7.5 5v14l11-7z',
  pause: 'M7 5h3.5v14H7zm6.5 0H17v14h-3.5z',
  warning: 'M12 3.5 2 20.5h20zM12 10v5m0 1.5V18',
  linkedin: 'M3.5 3.5h17v17h-17zM8 10.5V17M8 7v1.5M12 17v-6.5m0 3c0-2 1.2-3 2.3-3s2.2.8 2.2 2.5v4',
  youtube: 'M2.5 5.5h19v13h-19zM10 8.8v6.4l5.5-3.2z',
  instagram: 'M4 4h16v16H4zm12 8a4 4 0 0 1-8 0 4 4 0 0 1 8 0zm.5-4.5h1',
};

/** A decorative icon in the current text color. */
export function Icon({ name, className = '' }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={`icon ${className}`.trim()}>
      <path d={paths[name]} />
    </svg>
  );
}
