import { FollowButton } from '@/components/ui/follow-button';
import { Logo } from '@/components/ui/logo';
import { Picture } from '@/components/ui/picture';
import type { profile as profileContent } from '@/content/profile';
import { site } from '@/content/site';

/** The first section of the profile: cover picture, logo, name, follow button, counts and a description. */
export function ProfileHead({ number, profile }: { number: string; profile: typeof profileContent }) {
  return (
    <section aria-labelledby="profile-title">
      <div className="page-container">
        <div className="drawing-field aspect-[4/3] sm:aspect-[21/9] lg:aspect-[3/1] print:aspect-[3/1]">
          <Picture
            picture={profile.cover}
            loading="eager"
            className="h-full w-full max-sm:-ml-[48%] max-sm:w-[200%] max-sm:max-w-none"
          />
        </div>
        <div className="columns gap-y-8 pb-section print:pb-4">
          <div className="col-span-12 lg:col-span-7 print:col-span-7">
            <div className="-mt-10 mb-6 grid size-24 place-items-center border-ink border-rule bg-paper relative md:-mt-14 md:size-28">
              <Logo className="w-14 md:w-16" />
            </div>
            <p className="note mb-2 text-soft">{`${number} ${profile.tag}`}</p>
            <h1 id="profile-title" className="font-semibold text-heading outline-none">
              {site.name}
            </h1>
            <p className="mt-2 text-lead text-soft">{profile.trade}</p>
            <p className="mt-6 max-w-measure">{profile.text}</p>
          </div>
          <div className="col-span-12 grid content-end gap-6 lg:col-span-5 print:col-span-5">
            {/* Counts wrap if they don't fit on a line. `overflow-hidden` hides the left border of the
                first count in each line. */}
            <div className="overflow-hidden border-line border-y">
              <dl className="-ml-[calc(1rem+1px)] flex flex-wrap">
                {profile.counts.map(({ value, label }) => (
                  <div
                    key={label}
                    className="flex min-w-max flex-1 flex-col-reverse border-line border-l py-4 pr-2 pl-4"
                  >
                    <dt className="note text-soft">{label}</dt>
                    <dd className="font-semibold text-title">{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <FollowButton label={profile.follow} />
            <p className="needs-scripts text-small text-soft print:hidden">{profile.followNote}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
