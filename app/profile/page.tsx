import { Message } from '@/components/sections/message';
import { Posts } from '@/components/sections/posts';
import { ProfileHead } from '@/components/sections/profile-head';
import { Main } from '@/components/site/main';
import { pageMetadata } from '@/components/site/page-metadata';
import { meta } from '@/content/profile';

export const metadata = pageMetadata(meta);

export default function ProfilePage() {
  return (
    <Main>
      <ProfileHead />
      <Posts />
      <Message />
    </Main>
  );
}
