import { keepUnitsTogether } from './keep-units-together';
import { posts } from './posts';
import { site } from './site';
import type { PageMeta, ProfilePage } from './types';

export const meta: PageMeta = {
  title: 'Profile',
  description: `${site.name} in public: what the firm does, notes from the plant room, and a form to write to it.`,
  share: { theme: 'light', scene: 'university-laboratory', title: site.name },
};

export type ProfileSection = ProfilePage['sections'][number];

/**
 * The names of all sections except the first, in page order. A section's name is also its fragment
 * (`/profile#notes`).
 */
export const sections: readonly ProfileSection[] = ['notes', 'message'];

export const profile: ProfilePage['profile'] = keepUnitsTogether({
  tag: 'Profile',
  cover: {
    scene: 'profile-cover',
    alt: 'A plant yard, a works under saw-toothed north lights, a drawing office cut open and a school beside it',
  },
  trade: 'Building services for schools and universities, Leeds',
  follow: 'Follow',
  followNote: 'This button forgets when you leave. New posts are announced on LinkedIn.',
  counts: [
    { value: String(posts.length), label: 'Posts' },
    { value: '1,260', label: 'Followers' },
    { value: '312', label: 'Following' },
  ],
  text: `Forty-one engineers, technicians and draughtspeople who keep 140 education buildings comfortable and make them cheaper to run. The firm takes its name from the glazed side of a saw-toothed roof: daylight without heat, and not a kilowatt spent on either. We post what we measure, including what did not work.`,
});

export const notes: ProfilePage['notes'] = {
  title: 'Notes from the plant room',
  read: 'Read the note',
  details: '{date}, {minutes} min read',
};

export const message: ProfilePage['message'] = keepUnitsTogether({
  title: 'Write to us',
  lead: 'Say what you are looking for. A floor area and a year of bills help, but a sentence will do. You have an answer within 24 hours.',
  form: {
    id: 'message-form',
    subject: 'A message from your website',
    fields: [
      { name: 'name', label: 'Full name', kind: 'text', autoComplete: 'name' },
      { name: 'topic', label: 'What you are looking for', kind: 'text' },
      {
        name: 'reply',
        label: 'Your mail address or telephone',
        kind: 'reply',
        ifConnected: true,
        autoComplete: 'email',
      },
      { name: 'message', label: 'Message', kind: 'message', rows: 8 },
    ],
    submit: 'Send message',
  },
});
