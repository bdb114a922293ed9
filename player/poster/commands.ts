import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { checkFile } from './check-file';
import { renderPoster } from './render-poster';

const HELP = `Usage:
  northlight-player poster FILE… [options]  Draws a frame of each animation as an SVG file.
  northlight-player check FILE…             Prints which renderer draws each animation, and what is left out.

FILE is a JSON file, a .lottie archive or a gzip file, or - for the standard input.

Options of poster:
  -o, --output PATH  The file, or the folder of several files; - for the standard output.
                     By default, each SVG file is next to its animation.
  --at POSITION      A frame, or a percentage such as 50%. By default, the first frame.
  --animation ID     An animation of an archive. By default, its initial animation.
  --theme ID         A theme of an archive. By default, its initial theme.
  --font NAME=FILE   The file of a font (TTF, OTF or WOFF), by its name in the animation. Can be repeated. Without it,
                     text is drawn in a font of the user's system.
  --colors JSON      New colors by name, such as '{"Ink": "#0a2540"}'.
  --width PIXELS     The width of the SVG. By default, the width of the animation.
  --title TEXT       The title of the SVG. By default, the name in the animation.
  -h, --help         Prints this text.
`;

const OPTIONS = {
  output: { type: 'string', short: 'o' },
  at: { type: 'string' },
  animation: { type: 'string' },
  theme: { type: 'string' },
  font: { type: 'string', multiple: true },
  colors: { type: 'string' },
  width: { type: 'string' },
  title: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parse>['values'];

const parse = (args: string[]) => parseArgs({ args, options: OPTIONS, allowPositionals: true });

const print = (text: string) => process.stdout.write(text);
const report = (text: string) => process.stderr.write(`${text}\n`);

const read = (file: string) => (file === '-' ? buffer(process.stdin) : readFile(file));

/**
 * Runs a command of `northlight-player`.
 * @param args the arguments of the command line
 * @returns the exit status: 0, 1 if a file can't be drawn or read, 2 if the arguments are wrong
 */
export async function main(args: string[]): Promise<number> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    report(`${(error as Error).message}\n\n${HELP}`);
    return 2;
  }
  const { values, positionals } = parsed;
  const [command, ...files] = positionals;
  if (values.help) {
    print(HELP);
    return 0;
  }
  if ((command !== 'poster' && command !== 'check') || files.length === 0) {
    report(HELP);
    return 2;
  }
  let status = 0;
  for (const file of files) {
    try {
      if (command === 'check')
        print(
          `${file}\n${checkFile(await read(file))
            .map(indent)
            .join('\n')}\n`,
        );
      else await writePoster(file, values, files.length > 1);
    } catch (error) {
      report(`${file}: ${(error as Error).message}`);
      status = 1;
    }
  }
  return status;
}

const indent = (line: string) => `  ${line}`;

/** Splits an argument such as `Inter=fonts/inter.ttf`. */
function splitName(argument: string): [name: string, value: string] {
  const at = argument.indexOf('=');
  return [argument.slice(0, Math.max(at, 0)), argument.slice(at + 1)];
}

async function writePoster(file: string, values: Values, areSeveral: boolean) {
  const {
    output = file === '-' ? '-' : undefined,
    at = '0',
    animation,
    theme,
    colors,
    title,
    width,
  } = values;
  const fonts = Object.fromEntries((values.font ?? []).map(splitName));
  const percent = /^([\d.]+)%$/.exec(at)?.[1];
  const { svg, messages } = await renderPoster(file === '-' ? await read(file) : file, {
    ...(percent === undefined ? { frame: Number(at) } : { percent: Number(percent) }),
    animationId: animation,
    themeId: theme,
    fonts,
    colors: colors === undefined ? undefined : JSON.parse(colors),
    title,
    width: width === undefined ? undefined : Number(width),
  });
  for (const message of messages) report(`${file}: ${message}`);
  if (output === '-') return print(svg);
  const name = `${basename(file, extname(file))}.svg`;
  const path = output === undefined ? join(dirname(file), name) : areSeveral ? join(output, name) : output;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, svg);
}
