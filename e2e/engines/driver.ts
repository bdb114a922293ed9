/** A browser driven from outside, by what all three engines can be asked. */
export type Driver = {
  /** Opens an address. Back when its HTML is there at least. */
  open(url: string): Promise<void>;
  /** @param width @param height of the page, in px */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page, which sees its arguments and nothing else of here. */
  run<Result, Args extends readonly Serialisable[]>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the middle of the first element that is found, with a pointer. */
  click(selector: string): Promise<void>;
  /** Presses and lets go a key where the focus is. */
  press(key: Key): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
};

export type Key = 'Escape' | 'Tab' | 'End' | 'ArrowRight' | 'Enter';

type Serialisable = string | number | boolean | null;
