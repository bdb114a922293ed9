import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { PlayerView } from '../../core/select';
import { isFocusLost } from '../../runtime/dom-context';
import type { PlayerStore } from '../../runtime/store';
import type { PlayerButton } from '../../types';
import { CameraIcon, MoreIcon, PaletteIcon } from '../icons';
import { useStableCallback } from '../use-stable-callback';
import { BackgroundPicker } from './background-picker';
import { overflowingButtons } from './buttons';
import { useLabels } from './context';
import type { ControlCommand } from './control-commands';
import type { ControlledSettings } from './controlled-player';
import { FrameField } from './frame-field';
import { type Fullscreen, FullscreenButton } from './fullscreen-button';
import { MuteButton } from './mute-button';
import { PopoverButton } from './popover-button';
import { SnapshotPanel } from './snapshot-panel';
import { SpeedButton } from './speed-button';
import { TimeDisplay } from './time-display';
import { PlayButton, RepeatButton, StopButton } from './transport-buttons';

type ControlProps = {
  store: PlayerStore;
  view: PlayerView;
  settings: ControlledSettings;
  runCommand: (command: ControlCommand) => void;
  fullscreen: Fullscreen;
};

/**
 * Renders one control of the `buttons` prop. Because of the return type, a missing `case` is a type error.
 */
export function Control({
  button,
  store,
  view,
  settings,
  runCommand,
  fullscreen,
}: ControlProps & { button: PlayerButton }): ReactElement {
  const labels = useLabels();
  switch (button) {
    case 'play':
      return <PlayButton view={view} runCommand={runCommand} />;
    case 'stop':
      return <StopButton runCommand={runCommand} />;
    case 'repeat':
      return <RepeatButton view={view} runCommand={runCommand} />;
    case 'time':
      return <TimeDisplay store={store} view={view} formatTime={settings.formatTime} />;
    case 'frame':
      return <FrameField store={store} view={view} initialPercent={settings.initialPercent} />;
    case 'background':
      return (
        <PopoverButton part="background" label={labels.background} icon={<PaletteIcon />}>
          <BackgroundPicker store={store} background={view.background} />
        </PopoverButton>
      );
    case 'snapshot':
      return (
        <PopoverButton part="snapshot" label={labels.snapshot} icon={<CameraIcon />}>
          <SnapshotPanel store={store} view={view} runCommand={runCommand} />
        </PopoverButton>
      );
    case 'mute':
      return <MuteButton store={store} isMuted={view.muted} />;
    case 'speed':
      return <SpeedButton store={store} speed={view.speed} />;
    case 'fullscreen':
      return <FullscreenButton {...fullscreen} />;
  }
}

/**
 * A button that opens a popover. The popover contains the controls that don't fit into a narrow bar, and
 * shows their names.
 */
export function MoreButton({ buttons, ...props }: ControlProps & { buttons: readonly PlayerButton[] }) {
  return (
    <PopoverButton part="more" label={useLabels().more} icon={<MoreIcon />}>
      <div className="player-more">
        {buttons.map((button) => (
          <Control key={button} button={button} {...props} />
        ))}
      </div>
    </PopoverButton>
  );
}

/** Returns the number of buttons at the end of the list that don't fit into the bar. */
export function useButtonOverflow(
  bar: RefObject<HTMLElement | null>,
  buttons: readonly PlayerButton[],
): number {
  const [count, setCount] = useState(0);
  const measure = useStableCallback(() => {
    if (!bar.current) return;
    // Use the layout width. Unlike the client rectangle, it doesn't change while a transform is animated, for
    // example when a dialog zooms in.
    setCount(overflowingButtons(buttons, bar.current.offsetWidth));
  });
  const list = buttons.join();

  // Measure before the first paint. Otherwise, the buttons would visibly move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width depends on the list of buttons
  useLayoutEffect(() => measure(), [list]);
  useLayoutEffect(() => {
    if (!bar.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => measure());
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar, measure]);

  return count;
}

/** Matches the controls of the bar, except the help button, which is visible only while it has the focus. */
const SHOWN_CONTROLS = ':scope > button:not(.player-help-button), :scope > :not([popover]) input';

/**
 * Keeps the focus in the bar when the focused control is removed, or moves to the popover, where it is a new
 * element. The control that takes its place receives the focus. In the second case, that is the button that
 * opens the popover.
 * @param hasFocus whether a control of the bar had the focus before this render
 * @returns must be called when a control receives the focus
 */
export function useFocusRetention(bar: RefObject<HTMLElement | null>, hasFocus: boolean) {
  const place = useRef(0);
  const last = useRef<Element>(null);
  const controls = () => [...(bar.current?.querySelectorAll<HTMLElement>(SHOWN_CONTROLS) ?? [])];

  // React doesn't report that a removed element has lost the focus, so check after each render. React can also
  // render while the focus moves, when the last focused control still exists.
  useLayoutEffect(() => {
    const isRemoved = last.current?.isConnected === false;
    if (!hasFocus || !isRemoved || !bar.current || !isFocusLost(bar.current)) return;
    const remaining = controls();
    remaining.at(Math.min(place.current, remaining.length - 1))?.focus({ preventScroll: true });
  });

  return (focused: Element) => {
    last.current = focused;
    const part = focused.closest('.player-bar > *');
    // A popover is next to its button.
    const owner = part?.matches('[popover]') ? part.previousElementSibling : part;
    const shown = controls();
    const index = shown.findIndex((control) => owner?.contains(control));
    // The last control stays the last one if hidden controls return to the bar.
    place.current = index === shown.length - 1 ? -1 : index;
  };
}
