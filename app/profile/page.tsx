import { Message } from '@/components/sections/message';
import { Posts } from '@/components/sections/posts';
import { ProfileHead } from '@/components/sections/profile-head';
import { JsonLd } from '@/components/site/json-ld';
import { PageBody } from '@/components/site/page-body';
import { pageMetadata } from '@/components/site/page-metadata';
import { PageSections, type SectionRenderers, sectionNumber } from '@/components/site/page-sections';
import { posts } from '@/content/posts';
import { message, meta, notes, type ProfileSection, profile, sections } from '@/content/profile';

export const metadata = pageMetadata(meta, '/profile');

const renderers: SectionRenderers<ProfileSection> = {
  notes: (place) => <Posts place={place} posts={posts} notes={notes} />,
  message: (place) => <Message place={place} message={message} />,
};

export default function ProfilePage() {
  return (
    <PageBody path="/profile">
      <JsonLd posts={sections.includes('notes') ? posts : []} />
      <ProfileHead number={sectionNumber('/profile', 1)} profile={profile} />
      <PageSections path="/profile" sections={sections} renderers={renderers} />
    </PageBody>
  );
}
