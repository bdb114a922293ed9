import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type BuildOptions, type BuildResult, build, type Metafile, type Plugin } from 'esbuild';
import { bundleWorker } from './bundle-worker';
import { LENT, loadExtensions, toExtension } from './extensions';
import { CLIENT_ENTRIES, EXTENSIONS, FILES, LENDER, PACKAGE } from './package-files';

export type PackageBundle = {
  /** The contents of each file by name. */
  files: ReadonlyMap<string, string>;
  /** The modules that the files contain, as paths relative to the project. */
  modules: ReadonlySet<string>;
};

type Bundle = BuildResult<{ metafile: true; write: false }>;

/** Bundles the scripts and the styles of the package, each file by itself: a module that two files need is in both. */
export async function bundlePackage(): Promise<PackageBundle> {
  const files = new Map<string, string>();
  const modules = new Set<string>();
  const add = (name: string, { metafile }: Pick<Bundle, 'metafile'>, text: string) => {
    files.set(name, text);
    for (const module of modulesOf(metafile)) modules.add(module);
  };
  const independent = Object.keys(FILES).filter((name) => name !== LENDER && !EXTENSIONS.includes(name));
  await Promise.all([
    ...independent.map(async (name) => {
      const bundle = await bundleFile(name);
      add(`${name}.js`, bundle, textOf(bundle));
    }),
    bundleLender().then(({ lender, extensions }) => {
      add(`${LENDER}.js`, lender.bundle, lender.code);
      for (const { name, bundle, code } of extensions) add(`${name}.js`, bundle, code);
    }),
    bundleWorker().then((bundle) => add('worker.js', bundle, textOf(bundle))),
    build({ entryPoints: [join(PACKAGE, 'styles.css')], bundle: true, write: false, metafile: true }).then(
      (bundle) => add('styles.css', bundle, textOf(bundle)),
    ),
  ]);
  const index = files.get('index.js') ?? '';
  if (!/new Worker\(new URL\("\.\/worker\.js",import\.meta\.url\),\{type:"module",name:"\w+"\}\)/.test(index))
    throw new Error('index.js has no expression by which bundlers find worker.js');
  return { files, modules };
}

/** Bundles the file that lends its modules, and the files that extend it. */
async function bundleLender() {
  const shared = modulesOf((await bundleFile(LENDER)).metafile);
  const keys = new Map<string, string>();
  const keyOf = (borrowed: string) => {
    const key = keys.get(borrowed) ?? `m${keys.size}`;
    keys.set(borrowed, key);
    return key;
  };
  const bundles = await Promise.all(
    EXTENSIONS.map(async (name) => ({ name, bundle: await bundleFile(name, [borrow(shared)]) })),
  );
  const extensions = bundles.map(({ name, bundle }) => ({
    name,
    bundle,
    code: toExtension(textOf(bundle), keyOf).code,
  }));
  const bundle = await bundleFile(LENDER, [], {
    entryPoints: undefined,
    stdin: { contents: lenderSource(keys), resolveDir: resolve('.'), sourcefile: 'lender.js' },
  });
  const code = loadExtensions(
    textOf(bundle),
    EXTENSIONS.map((name) => `./${name}.js`),
  );
  return { lender: { bundle, code }, extensions };
}

/** The lender's own module, and what its extensions borrow. */
function lenderSource(keys: ReadonlyMap<string, string>): string {
  const imports = [...keys].map(([borrowed, key]) => {
    const [path, name] = borrowed.split('#') as [string, string];
    return `import{${name} as ${key}}from${JSON.stringify(`./${path}`)};`;
  });
  return `export*from${JSON.stringify(`./${sourceOf(LENDER)}`)};${imports.join('')}
    const lent={${[...keys.values()].join()}};export const lend=({load})=>load(lent);`;
}

function bundleFile(name: string, plugins: Plugin[] = [], options: BuildOptions = {}): Promise<Bundle> {
  return build({
    entryPoints: [sourceOf(name)],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react-dom'],
    legalComments: 'none',
    logLevel: 'warning',
    logOverride: { 'direct-eval': 'silent' },
    plugins: [...plugins, otherFiles, singleIcons],
    banner: CLIENT_ENTRIES.includes(name) ? { js: "'use client';" } : undefined,
    ...options,
  });
}

const sourceOf = (name: string) => join(PACKAGE, FILES[name] ?? '');

const namesBySource = new Map(Object.keys(FILES).map((name) => [resolve(sourceOf(name)), name]));

/** Leaves a dynamic import as an import of the file that contains the module. */
const otherFiles: Plugin = {
  name: 'other-files',
  setup(host) {
    host.onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, importer }) => {
      if (kind !== 'dynamic-import') return;
      const resolved = await host.resolve(path, { kind: 'import-statement', resolveDir });
      const name = namesBySource.get(resolved.path);
      if (!name)
        return { errors: [{ text: `${importer} imports ${path}, which is no file of the package` }] };
      return { path: `./${name}.js`, external: true };
    });
  },
};

/** Imports each icon by itself, since the package's index has six thousand. */
const singleIcons: Plugin = {
  name: 'single-icons',
  setup(host) {
    host.onLoad({ filter: /player[\\/]ui[\\/].*\.tsx$/ }, async ({ path }) => {
      const contents = (await readFile(path, 'utf8')).replace(
        /import \{([^}]+)\} from '@tabler\/icons-react';/g,
        (_, icons: string) =>
          icons
            .split(',')
            .map((icon) => icon.trim())
            .filter(Boolean)
            .map((icon) => `import ${icon} from '@tabler/icons-react/icons/${icon}';`)
            .join(''),
      );
      return { contents, loader: 'tsx' };
    });
  },
};

/** Leaves the imports of modules that another file contains, to be lent. */
const borrow = (shared: ReadonlySet<string>): Plugin => ({
  name: 'borrow',
  setup(host) {
    host.onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'import-statement' || pluginData === 'borrow') return;
      const resolved = await host.resolve(path, { kind, resolveDir, pluginData: 'borrow' });
      const module = relative('.', resolved.path).replaceAll('\\', '/');
      return shared.has(module) ? { path: LENT + module, external: true } : undefined;
    });
  },
});

const textOf = ({ outputFiles }: Bundle) => outputFiles[0]?.text ?? '';

/** The modules that a bundle has code of. */
function modulesOf({ outputs }: Metafile): Set<string> {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path));
}
