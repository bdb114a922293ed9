import { readdirSync, readFileSync } from 'node:fs';

const files = ['artwork', 'player', 'scripts', 'e2e', 'content', 'public', 'docs'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file}`),
);

test.each(['docs/player.md', 'player/README.md', 'player/HOSTING.md', 'player/RECIPES.md'])(
  '%s refers only to files that exist',
  (document) => {
    const code = [...readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|css|md))`/g)];
    const missing = code
      .map(([, name]) => name)
      .filter((name) => !files.some((file) => file.endsWith(`/${name}`)));
    expect(missing).toEqual([]);
  },
);
