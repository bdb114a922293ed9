// This script might run on an old version of Node, so it must not use syntax newer than ES modules.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [major, minor] = /(\d+)\.(\d+)/.exec(engines.node).slice(1).map(Number);
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `This project needs Node ${major}.${minor} or newer, but this is Node ${process.versions.node}. Install a newer version from https://nodejs.org, or run "nvm install", and try again.`,
  );
  process.exit(1);
}
