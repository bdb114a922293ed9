import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFile, isCompressible } from './export/compress';
import { forbiddenAttributes } from './export/forbidden-attributes';
import { notFoundPage } from './export/not-found-page';
import { listFiles, readExport } from './export/read-export';

const out = 'out';

/** Makes of Next's export what a host is given: no page but the site's own, nothing its policy blocks, compressed. */
async function postExport(): Promise<void> {
  // 404.html is a copy of it; by its own address it would be a page with status 200.
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt']) {
    await rm(join(out, name), { recursive: true, force: true });
  }

  const { pages, notFound } = await readExport(out);
  await writeFile(join(out, notFound.file), notFoundPage(notFound.html));

  const faults = pages.flatMap((page) =>
    forbiddenAttributes(page.html).map((fault) => `${join(out, page.file)}: ${fault}`),
  );
  if (faults.length > 0) {
    throw new Error(
      `The content security policy blocks what is in the HTML. Use a class or a client component's effect:\n${faults.join('\n')}`,
    );
  }

  const files = (await listFiles(out)).filter(isCompressible);
  await Promise.all(files.map((file) => compressFile(join(out, file))));
  console.log(`${pages.length} pages ready in ${out}/, ${files.length} files compressed`);
}

postExport().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
