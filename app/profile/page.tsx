import { Message } from '@/components/sections/message';
import { Posts } from '@/components/sections/posts';
import { ProfileHead } from '@/components/sections/profile-head';
import { JsonLd } from '@/components/site/json-ld';
import { Main } from '@/components/site/main';
import { pageMetadata } from '@/components/site/page-metadata';
import { posts } from '@/content/posts';
import { message, meta, notes, profile } from '@/content/profile';

export const metadata = pageMetadata(meta, '/profile');

export default function ProfilePage() {
  return (
    <Main>
      <JsonLd />
      <ProfileHead profile={profile} />
      <Posts posts={posts} notes={notes} />
      <Message message={message} />
    </Main>
  );
}
