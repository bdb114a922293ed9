// Runs first, on any version of Node, so it uses only syntax that old versions support.
import { readFileSync } from 'node:fs';

var wanted = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).engines.node;
var have = process.versions.node;
var least = /[0-9.]+/.exec(wanted)[0].split('.').map(Number);
var parts = have.split('.').map(Number);

if (parts[0] < least[0] || (parts[0] === least[0] && parts[1] < least[1])) {
  console.error(
    'This project needs Node ' +
      least.join('.') +
      ' or newer, and this is Node ' +
      have +
      '. ' +
      'Install a newer one from https://nodejs.org, or run "nvm install", and try again.',
  );
  process.exit(1);
}
