/** The state machines of an archive. */
export type ArchiveMachines = {
  /** The id of the machine that runs by default. */
  initial?: unknown;
  /** The definitions, keyed by id. */
  definitions: Readonly<Record<string, unknown>>;
  /** The ids of all animations, and of the one that plays. */
  animations: readonly string[];
  animation?: string;
};
