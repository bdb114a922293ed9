/** Drives a browser by what all three engines support. */
export type Driver = {
  /** Opens an address; resolves once the HTML is parsed, or later. */
  open(url: string): Promise<void>;
  /** Sizes the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It has access to its arguments only. */
  run<Result, Args extends readonly Serialisable[]>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the first element that matches, by pointer. */
  click(selector: string): Promise<void>;
  /** The same in a popover, in which WebKitGTK's driver finds nothing to click: there by Enter. */
  clickInPopover(selector: string): Promise<void>;
  /** The upper left of the viewport, as four bytes a pixel. */
  capture(width: number, height: number): Promise<Buffer>;
  /** Presses and releases a key. */
  press(key: Key): Promise<void>;
  /** Closes the browser. */
  close(): Promise<void>;
};

export type Key = 'Escape' | 'Tab' | 'End' | 'ArrowRight' | 'Enter';

type Serialisable = string | number | boolean | null | object;
