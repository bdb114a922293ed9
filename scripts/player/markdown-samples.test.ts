import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENTS = ['player/README.md', 'player/RECIPES.md', 'player/HOSTING.md'];

/** Names that samples use without importing or declaring them. */
const IMPORTS: Readonly<Record<string, string>> = {
  Player: '@northlight/player',
  PlayerHandle: '@northlight/player',
  readAnimation: '@northlight/player/read-animation',
  renderPoster: '@northlight/player/poster',
  useRef: 'react',
  useState: 'react',
  readFileSync: 'node:fs',
};
const DECLARATIONS: Readonly<Record<string, string>> = {
  text: 'string',
  props: "import('@northlight/player').PlayerProps",
};

/** Returns the code blocks of a document, with their languages. An ellipsis in a tag stands for further props. */
function samplesOf(path: string) {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/^ *```(tsx?|js)\n(.*?)^ *```$/gms)].map(([, language = '', code = '']) => ({
    language,
    code: code.replaceAll(/ … ?(?=\/?>)/g, ' {...props} '),
  }));
}

function moduleOf(code: string): string {
  const isUndeclared = (name: string) =>
    new RegExp(`\\b${name}\\b`).test(code) &&
    !new RegExp(`import [^;]*\\b${name}\\b|(const|function) ${name}\\b`).test(code);
  const imports = Object.entries(IMPORTS)
    .filter(([name]) => isUndeclared(name))
    .map(([name, from]) => `import { ${/Handle$/.test(name) ? 'type ' : ''}${name} } from '${from}';`);
  const declarations = Object.entries(DECLARATIONS)
    .filter(([name]) => isUndeclared(name))
    .map(([name, type]) => `declare const ${name}: ${type};`);
  return [...imports, ...declarations, code, 'export {};'].join('\n');
}

test('the samples in the package’s documents are free of type errors', () => {
  mkdirSync('player/dist', { recursive: true });
  const folder = mkdtempSync('player/dist/samples-');
  try {
    const samples = DOCUMENTS.flatMap(samplesOf);
    expect(samples.length).toBeGreaterThan(5);
    for (const [index, { language, code }] of samples.entries())
      writeFileSync(join(folder, `${index}.${language}`), language === 'js' ? code : moduleOf(code));
    const root = '../../..';
    const compilerOptions = {
      noEmit: true,
      types: ['node'],
      allowJs: true,
      paths: {
        '@northlight/player': [`${root}/player/index.ts`],
        '@northlight/player/styles.css': [`${root}/types.d.ts`],
        '@northlight/player/*': [`${root}/player/*.ts`],
        '@/*': [`${root}/*`],
      },
    };
    const config = {
      extends: `${root}/tsconfig.json`,
      compilerOptions,
      include: ['*', `${root}/types.d.ts`, `${root}/player/render/lottie-web/lottie-web.d.ts`],
      exclude: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = () =>
      execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '--project', folder], {
        encoding: 'utf8',
      });
    expect(outputOf(tsc)).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function outputOf(run: () => string): string {
  try {
    return run();
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
