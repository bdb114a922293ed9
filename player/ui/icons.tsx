type IconProps = {
  /** The path, in a square of 24 units. */
  d: string;
  isFilled?: boolean;
};

/** A decorative icon in the color of the text. */
function Icon({ d, isFilled = false }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={isFilled ? 'player-icon player-icon-filled' : 'player-icon'}
      aria-hidden
    >
      <path d={d} />
    </svg>
  );
}

export const PlayIcon = () => <Icon d="M7 4.5v15L19.5 12z" isFilled />;
export const PauseIcon = () => <Icon d="M6 5h4v14H6zm8 0h4v14h-4z" isFilled />;
export const StopIcon = () => <Icon d="M6 6h12v12H6z" isFilled />;
export const MoreIcon = () => (
  <Icon d="M3.5 10.75H6v2.5H3.5zm7.25 0h2.5v2.5h-2.5zm7.25 0h2.5v2.5H18z" isFilled />
);
export const RepeatIcon = () => <Icon d="M4 11V7h15m-3-3 3 3-3 3m4 3v4H5m3-3-3 3 3 3" />;
export const PaletteIcon = () => (
  <Icon d="M12 3.5c-5 0-9 3.7-9 8.5s4 8.5 9 8.5c2 0 2.5-1.5 1.5-2.8-1.2-1.7 0-3.2 2-3.2H19c1.3 0 2-.8 2-2 0-5-4-9-9-9zM7 11.5h1.5M10 7.5h1.5m3.5 0h1.5" />
);
export const CameraIcon = () => (
  <Icon d="M3 8h4.5L9 5h6l1.5 3H21v11H3zm12.5 5.25a3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1 7 0z" />
);
export const SoundIcon = () => (
  <Icon d="M4 9h3.5L12 5v14l-4.5-4H4zm11.5 0a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
);
export const MutedIcon = () => <Icon d="M4 9h3.5L12 5v14l-4.5-4H4zm12 .5 5 5m0-5-5 5" />;
export const SpeedIcon = () => <Icon d="M5.5 19a9 9 0 1 1 13 0M12 13l4-4.5" />;
export const EnlargeIcon = () => <Icon d="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5" />;
export const ReduceIcon = () => <Icon d="M4 9h5V4m6 0v5h5m0 6h-5v5m-6 0v-5H4" />;
export const KeyboardIcon = () => <Icon d="M2.5 6h19v12h-19zM6 10h1.5m2 0H11m2 0h1.5m2 0H18M8 14h8" />;
export const PreviousIcon = () => <Icon d="m14.5 5-7 7 7 7" />;
export const NextIcon = () => <Icon d="m9.5 5 7 7-7 7" />;
export const DownloadIcon = () => <Icon d="M12 4v11m-5-5 5 5 5-5M4 20h16" />;
export const CopyIcon = () => <Icon d="M8 8h12v12H8zm8 0V4H4v12h4" />;
