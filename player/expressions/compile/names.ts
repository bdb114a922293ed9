/** The number of variables of a frame. */
type Layout = { size: number };

/** Where a variable is: how many frames further out, and at which index. */
export type Place = { hops: number; index: number };

/** The names that are declared in a block or function, and in those around it. */
export class Names {
  private readonly own = new Map<string, number>();

  private constructor(
    private readonly outer: Names | null,
    /** Blocks without functions share the frame of the block or function around them. */
    readonly layout: Layout,
  ) {}

  static create = () => new Names(null, { size: 0 });

  /** @param hasFrame whether the code runs in a frame of its own */
  nest = (hasFrame: boolean) => new Names(this, hasFrame ? { size: 0 } : this.layout);

  declare(name: string): number {
    const index = this.own.get(name) ?? this.layout.size;
    if (!this.own.has(name)) {
      this.own.set(name, index);
      this.layout.size += 1;
    }
    return index;
  }

  find(name: string): Place | null {
    let hops = 0;
    for (let names: Names | null = this; names; names = names.outer) {
      const index = names.own.get(name);
      if (index !== undefined) return { hops, index };
      if (names.outer && names.outer.layout !== names.layout) hops += 1;
    }
    return null;
  }
}
