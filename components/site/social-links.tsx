import { IconBrandInstagram, IconBrandLinkedin, IconBrandYoutube } from '@tabler/icons-react';
import { social } from '@/content/site';

const icons = { linkedin: IconBrandLinkedin, youtube: IconBrandYoutube, instagram: IconBrandInstagram };

/** Links to the firm's profiles on social networks, as icons with accessible names. */
export function SocialLinks() {
  return (
    <nav aria-label={social.label}>
      <ul className="-ml-2 flex gap-1">
        {social.links.map(({ network, label, href }) => {
          const Icon = icons[network];
          return (
            <li key={network}>
              <a
                href={href}
                rel="me noopener"
                className="grid size-touch place-items-center hover:bg-ink hover:text-paper"
              >
                <Icon aria-hidden size={24} stroke={1.5} />
                <span className="sr-only">{label}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
