import type { Scheduled } from '@/content/schedule';
import type { SiteContent } from '@/content/schema/modules';
import { fieldsOf, sentence } from './issues';
import { readContent } from './read-content';
import { hiddenTargetIssues, overlapIssues, scheduleNotes } from './scheduled-entries';

const NOW = '2027-03-03';

type Schedules = { posts?: readonly Scheduled[]; projects?: readonly Scheduled[] };

let site: SiteContent;
beforeAll(async () => {
  site = (await readContent()) as SiteContent;
});

/** Returns the site's content with the given schedules for its posts and projects, in order. */
function contentWith({ posts = [], projects = [] }: Schedules, announcements: object[] = []): SiteContent {
  const withSchedules = <Entry>(entries: readonly Entry[], schedules: readonly Scheduled[]) =>
    entries.map((entry, index) => ({ ...entry, ...schedules[index] }));
  return {
    ...site,
    'content/announcement.ts': { ...site['content/announcement.ts'], announcements } as never,
    'content/posts.ts': { posts: withSchedules(site['content/posts.ts'].posts, posts) },
    'content/projects.ts': {
      ...site['content/projects.ts'],
      projects: withSchedules(site['content/projects.ts'].projects, projects),
    },
  };
}

test.each<[Scheduled, phrase: string | undefined]>([
  [{}, undefined],
  [{ from: '2027-03-02' }, undefined],
  [{ draft: true }, 'is a draft.'],
  [{ from: '2027-03-04' }, 'appears on 4 March 2027.'],
  [{ from: '2027-03-04', until: '2027-03-05' }, 'appears on 4 March 2027 and is shown until 5 March 2027.'],
  [{ from: NOW }, 'appears today.'],
  [{ until: NOW }, 'is shown for the last time today.'],
  [{ until: '2027-03-31' }, 'is shown until 31 March 2027.'],
  [{ until: '2027-03-02' }, 'is no longer shown: its last day was 2 March 2027.'],
])('on 3 March 2027, scheduleNotes describes the schedule %j of a post as “%s”', (schedule, phrase) => {
  const title = site['content/posts.ts'].posts[0]?.title;
  const notes = scheduleNotes(contentWith({ posts: [schedule] }), NOW);
  expect(notes).toEqual(phrase ? [`The post “${title}” ${phrase}`] : []);
});

test('scheduleNotes lists projects and announcements', () => {
  const content = contentWith({ projects: [{ draft: true }] }, [{ text: 'Closed', from: '2027-12-24' }]);
  expect(scheduleNotes(content, NOW)).toEqual([
    'The announcement “Closed” appears on 24 December 2027.',
    `The project “${site['content/projects.ts'].projects[0]?.name}” is a draft.`,
  ]);
});

test('scheduleNotes reports the first dates on which a section shows no entry or only one', () => {
  const others = site['content/posts.ts'].posts.slice(1).map((): Scheduled => ({ until: '2027-12-31' }));
  const notesOf = (posts: readonly Scheduled[]) =>
    scheduleNotes(contentWith({ posts }), NOW).filter((note) => note.includes('section'));
  const hidden = 'section /profile#notes is hidden, because all its entries are hidden.';
  const single = 'section /profile#notes has only one entry.';
  expect(notesOf([{}, ...others.map(() => ({}))])).toEqual([]);
  expect(notesOf([{ draft: true }, ...others.map(() => ({ draft: true }))])).toEqual([`The ${hidden}`]);
  expect(notesOf([{}, ...others.map(() => ({ draft: true }))])).toEqual([`The ${single}`]);
  expect(notesOf([{ until: NOW }, ...others])).toEqual([`From 1 January 2028 on, the ${hidden}`]);
  expect(notesOf([{ until: '2028-01-31' }, ...others])).toEqual([
    `From 1 February 2028 on, the ${hidden}`,
    `From 1 January 2028 on, the ${single}`,
  ]);
});

const EXPECTED = 'it must be a link to an entry or a section that is shown whenever the link is shown';

/** Returns the messages about a link, which is part of an announcement or of the footer. */
function linkMessages(href: string, schedules: Schedules, announcement?: Scheduled): string[] {
  const link = { label: 'A', href };
  const content = contentWith(schedules, announcement ? [{ text: 'B', link, ...announcement }] : []);
  const fields = fieldsOf(announcement ? content : { ...content, 'content/pages.ts': { link } });
  const own = fields.filter(
    ({ file, path }) => /announcement|pages/.test(file) && !path.startsWith('footer'),
  );
  return [...hiddenTargetIssues(content, own, NOW)].map(sentence);
}

test.each<[Scheduled, reason: string | undefined]>([
  [{}, undefined],
  [{ from: NOW }, undefined],
  [{ draft: true }, 'hidden'],
  [{ from: '2027-03-04' }, 'hidden'],
  [{ until: '2027-03-02' }, 'hidden'],
  [{ until: '2027-03-31' }, 'hidden from 1 April 2027 on'],
])('hiddenTargetIssues checks a link to a project with the schedule %j (reason: %s)', (schedule, reason) => {
  const id = site['content/projects.ts'].projects[0]?.id;
  expect(linkMessages(`/#${id}`, { projects: [schedule] })).toEqual(
    reason ? [`content/pages.ts  link.href is "/#${id}", which is ${reason}; ${EXPECTED}`] : [],
  );
});

test('hiddenTargetIssues reports a link to a section that will have no entries', () => {
  const posts = site['content/posts.ts'].posts.map(() => ({ until: NOW }));
  expect(linkMessages('/profile#notes', { posts })).toEqual([
    `content/pages.ts  link.href is "/profile#notes", which is hidden from 4 March 2027 on; ${EXPECTED}`,
  ]);
});

test('hiddenTargetIssues accepts links of entries that are shown only while their targets are shown', () => {
  const id = site['content/posts.ts'].posts[0]?.id;
  const posts = [{ from: '2027-03-10', until: '2027-03-20' }];
  const of = (announcement: Scheduled) => linkMessages(`/profile#${id}`, { posts }, announcement);
  expect(of({ from: '2027-03-10', until: '2027-03-20' })).toEqual([]);
  expect(of({ draft: true })).toEqual([]);
  expect(of({ from: '2027-03-09', until: '2027-03-20' })).toEqual([
    expect.stringContaining('9 March 2027 on'),
  ]);
  expect(of({ from: '2027-03-10' })).toEqual([expect.stringContaining('21 March 2027 on')]);
});

test.each<[Scheduled, Scheduled, overlaps: boolean]>([
  [{}, {}, true],
  [{ until: '2027-03-03' }, { from: '2027-03-03' }, true],
  [{ until: '2027-03-03' }, { from: '2027-03-04' }, false],
  [{ from: '2027-03-04' }, { until: '2027-03-03' }, false],
  [{ from: '2027-03-01', until: '2027-03-31' }, { from: '2027-03-10', until: '2027-03-10' }, true],
  [{ draft: true }, {}, false],
  [{}, { draft: true }, false],
])('overlapIssues checks the announcements %j and %j (overlap: %s)', (first, second, overlaps) => {
  expect([...overlapIssues([first, second])].map(sentence)).toEqual(
    overlaps
      ? [
          'content/announcement.ts  announcements[1] is shown on the same day as announcements[0]; it must be shown on different days: change `from` or `until`, because pages show one announcement at a time',
        ]
      : [],
  );
});
