import { redirectsFile } from './redirects-file';
import { sampleTable } from './sample-table';

test("redirects each page's file name to the page and leaves the trailing slash to the host", () => {
  expect(redirectsFile(sampleTable())).toBe('/index.html / 308\n/home1.html /home1 308\n');
});

test('leaves the trailing slash of the base path to the host', () => {
  expect(redirectsFile(sampleTable('/campus')).trim().split('\n')).toEqual([
    '/robots.txt /campus/robots.txt 308',
    '/favicon.ico /campus/favicon.ico 308',
    '/campus/index.html /campus/ 308',
    '/campus/home1.html /campus/home1 308',
  ]);
});
