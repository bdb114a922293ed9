import { parse } from '@babel/parser';

/** The prefix of the modules that an extension takes from its lender, before the path of the module. */
export const LENT = 'lent:';

/** An extension script, which receives its imports from the lender when it is loaded. */
type Extension = {
  code: string;
  /** The imports, as `path#name`. */
  borrowed: readonly string[];
};

/**
 * Turns the imports of a bundled module into parameters: the module then exports `load`, which takes them,
 * runs the module on its first call, and returns the module's exports.
 * @param keyOf the name of an import, given as `path#name`, in the object that `load` takes
 */
export function toExtension(script: string, keyOf: (borrowed: string) => string): Extension {
  const borrowed: string[] = [];
  const parameters: string[] = [];
  const results: string[] = [];
  let body = '';
  let end = 0;
  for (const node of parse(script, { sourceType: 'module' }).program.body) {
    if (node.type === 'ImportDeclaration' && node.source.value.startsWith(LENT)) {
      const path = node.source.value.slice(LENT.length);
      for (const specifier of node.specifiers) {
        const name = importedName(specifier);
        borrowed.push(`${path}#${name}`);
        parameters.push(`${keyOf(`${path}#${name}`)}:${specifier.local.name}`);
      }
    } else if (node.type === 'ExportNamedDeclaration' && !node.declaration && !node.source) {
      for (const specifier of node.specifiers) {
        if (specifier.type !== 'ExportSpecifier')
          throw new Error(`An extension can't have ${specifier.type}`);
        results.push(`${nameOf(specifier.exported)}:${specifier.local.name}`);
      }
    } else if (/^(Import|Export)/.test(node.type)) {
      throw new Error(`An extension can't have ${script.slice(node.start ?? 0, node.end ?? 0)}`);
    } else continue;
    body += script.slice(end, node.start ?? 0);
    end = node.end ?? 0;
  }
  body += script.slice(end);
  const code = `let e;export const load=({${parameters}})=>e??=(()=>{${body.trim()}\nreturn{${results}}})();\n`;
  return { code, borrowed };
}

/** Makes a bundled script load extensions with the modules that it lends: the function that it exports as `lend` receives each. */
export function loadExtensions(script: string, files: readonly string[]): string {
  const lend = exportsOf(script).get('lend');
  if (!lend) throw new Error('The script has no export `lend`');
  return script.replace(/import\("([^"]+)"\)/g, (expression, file) =>
    files.includes(file) ? `${expression}.then(${lend})` : expression,
  );
}

/** The local names of a module's exports. */
function exportsOf(script: string): Map<string, string> {
  const exports = new Map<string, string>();
  for (const node of parse(script, { sourceType: 'module' }).program.body) {
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const specifier of node.specifiers)
      if (specifier.type === 'ExportSpecifier') exports.set(nameOf(specifier.exported), specifier.local.name);
  }
  return exports;
}

type Specifier = { type: string; imported?: Named };
type Named = { type: string; name?: string; value?: string };

function importedName({ type, imported }: Specifier): string {
  if (type === 'ImportDefaultSpecifier') return 'default';
  if (!imported) throw new Error('An extension can’t import a whole module');
  return nameOf(imported);
}

const nameOf = ({ name, value }: Named) => name ?? value ?? '';
