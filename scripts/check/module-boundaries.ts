type Boundary = {
  /** What the folder contains. */
  contents: string;
  /** What the folder must not contain. */
  excludes: string;
  /**
   * The folders whose modules the folder's modules are allowed to import. `@northlight/player` is the player's
   * package with its `exports`; `player` means the package's sources.
   */
  imports: readonly string[];
};

/**
 * The folders of the project, and the imports between them. The test checks all imports, including those of
 * types, and that the table in CONTRIBUTING.md is the same.
 */
export const boundaries: Readonly<Record<string, Boundary>> = {
  app: {
    contents: 'routes, their metadata, and the styles of elements',
    excludes: 'text, drawings, logic',
    imports: [
      'artwork',
      'browser',
      'components/sections',
      'components/site',
      'components/ui',
      'content',
      'tailwind.config.ts',
    ],
  },
  'components/site': {
    contents: 'parts of every page, such as the header and the footer',
    excludes: 'text, requests',
    imports: ['browser', 'components/ui', 'content'],
  },
  'components/sections': {
    contents: 'one component for each section, with its styles',
    excludes: 'text, requests',
    imports: ['components/ui', 'content'],
  },
  'components/ui': {
    contents: 'shared components, such as buttons, dialogs, forms and drawings',
    excludes: 'text',
    imports: ['@northlight/player', 'browser', 'content'],
  },
  browser: {
    contents: 'modules that run on the pages, without React except in the controls',
    excludes: 'text',
    imports: ['@northlight/player'],
  },
  content: {
    contents: 'text, links, numbers and settings, and the schemas that validate them',
    excludes: 'JSX',
    imports: ['@northlight/player'],
  },
  artwork: {
    contents: 'what is drawn at build time: scenes, animations, icons and share images',
    excludes: 'code for browsers',
    imports: ['content', 'tailwind.config.ts'],
  },
  player: { contents: 'the player package', excludes: 'imports from the site', imports: [] },
  scripts: {
    contents: 'one file for each command, and a folder for each task',
    excludes: 'code for browsers',
    imports: [
      '@northlight/player',
      'artwork',
      'browser',
      'components/site',
      'content',
      'player',
      'tailwind.config.ts',
      'testing',
    ],
  },
  testing: {
    contents: 'what tests and scripts share: servers, the browser, animation files, players',
    excludes: 'tests',
    imports: ['player'],
  },
  e2e: {
    contents: 'browser tests of the site and the player',
    excludes: 'tests that can run in Jest',
    imports: ['@northlight/player', 'content', 'player', 'scripts', 'tailwind.config.ts', 'testing'],
  },
  public: { contents: 'files that are served unchanged', excludes: 'sources', imports: [] },
  'tailwind.config.ts': { contents: 'the color themes and sizes', excludes: 'text', imports: ['content'] },
};
