import { Icon } from '@/components/ui/icon';
import { social } from '@/content/site';

/** Links to the firm's profiles on social networks, as icons with accessible names. */
export function SocialLinks() {
  return (
    <nav aria-label={social.label}>
      <ul className="-ml-2 flex gap-1">
        {social.links.map(({ network, label, href }) => (
          <li key={network}>
            <a
              href={href}
              rel="me noopener"
              className="grid size-touch place-items-center hover:bg-ink hover:text-paper"
            >
              <Icon name={network} className="size-6" />
              <span className="sr-only">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
