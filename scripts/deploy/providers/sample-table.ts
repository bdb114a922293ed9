import { routingTable } from '../routing-table';

const site = {
  pages: [
    { route: '/', file: 'index.html', html: '<script>1</script>' },
    { route: '/home1', file: 'home1.html', html: '' },
  ],
  notFound: { route: '/404', file: '404.html', html: '' },
  assets: ['_next/static/a.js', 'icon.svg', 'home1.txt', 'home1/plan.pdf'],
};

/** Creates the table of a small site for the tests of configuration files. @param files additional assets */
export const sampleTable = (basePath = '', files: readonly string[] = []) =>
  routingTable({ ...site, assets: [...site.assets, ...files] }, {}, basePath);
