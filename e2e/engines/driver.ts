/** Controls a browser with the features that all three engines support. */
export type Driver = {
  /** Opens a URL. Resolves once the HTML is parsed, or later. */
  open(url: string): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. The function can't use variables of the test. */
  run<Result, Args extends readonly Serialisable[]>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the first matching element by pointer. */
  click(selector: string): Promise<void>;
  /** Activates an element in a popover. WebKitGTK's driver can't click there, so it presses Enter. */
  clickInPopover(selector: string): Promise<void>;
  /** Captures the upper left of the viewport as RGBA, four bytes per pixel. */
  capture(width: number, height: number): Promise<Buffer>;
  /** Presses and releases a key. */
  press(key: Key): Promise<void>;
  /** Closes the browser. */
  close(): Promise<void>;
};

export type Key = 'Escape' | 'Tab' | 'End' | 'ArrowRight' | 'Enter';

type Serialisable = string | number | boolean | null | object;
