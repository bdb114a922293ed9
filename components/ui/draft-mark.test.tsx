/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { projectsSection } from '@/content/home';
import { teasers } from '@/content/home1';
import { posts } from '@/content/posts';
import { notes } from '@/content/profile';
import { projects } from '@/content/projects';
import type { Scheduled } from '@/content/schedule';
import { Posts } from '../sections/posts';
import { ProjectTeasers } from '../sections/project-teasers';
import { Projects } from '../sections/projects';
import { DraftMark } from './draft-mark';

beforeAll(() => {
  process.env.CONTENT_DATE = '2027-03-03';
});
afterAll(() => {
  delete process.env.CONTENT_DATE;
});

test.each<[Scheduled, text: string]>([
  [{}, ''],
  [{ from: '2027-03-03', until: '2027-03-03' }, ''],
  [{ draft: true }, 'Draft'],
  [{ from: '2027-03-04' }, 'From 4 March 2027'],
  [{ draft: true, from: '2027-03-04' }, 'Draft · From 4 March 2027'],
])('on 3 March 2027, the mark of an entry with the schedule %j is “%s”', (entry, text) => {
  expect(renderToStaticMarkup(<DraftMark entry={entry} />).replaceAll(/<[^>]*>/g, '')).toBe(text);
});

const place = { id: 'a', tag: 'A-01' };

/** Returns the list with an upcoming entry at its start. */
const withUpcoming = <Entry,>([first, ...others]: readonly Entry[]) => [
  { ...(first as Entry), from: '2027-03-04' },
  ...others,
];

test.each<[name: string, section: ReactElement, marks: number]>([
  ['posts', <Posts key="" place={place} notes={notes} posts={withUpcoming(posts)} />, 2],
  [
    'projects',
    <Projects key="" place={place} projectsSection={projectsSection} projects={withUpcoming(projects)} />,
    2,
  ],
  ['teasers', <ProjectTeasers key="" place={place} teasers={teasers} projects={withUpcoming(projects)} />, 1],
])(
  'the section with %s marks an upcoming entry and, if there is one, its dialog',
  (_name, section, marks) => {
    expect(renderToStaticMarkup(section).split('From 4 March 2027')).toHaveLength(marks + 1);
  },
);
