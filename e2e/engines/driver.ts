/** Browser operations that all three engines support. */
export type Driver = {
  /** Opens a URL. Resolves once the HTML is parsed or, in some engines, later. */
  open(url: string): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. The function can't use variables from outside its body. */
  run<Result, Args extends readonly Serialisable[]>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the first element that matches the selector. */
  click(selector: string): Promise<void>;
  /**
   * Clicks an element in a popover. In WebKit, presses Enter on the element, because WebKitGTK's driver can't
   * click there.
   */
  clickInPopover(selector: string): Promise<void>;
  /** Captures an area of this size at the upper left of the viewport, as RGBA with four bytes per pixel. */
  capture(width: number, height: number): Promise<Buffer>;
  /** Presses and releases a key. */
  press(key: Key): Promise<void>;
  close(): Promise<void>;
};

export type Key = 'Escape' | 'Tab' | 'End' | 'Enter';

type Serialisable = string | number | boolean | null | object;
