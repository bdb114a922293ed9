import type { Project } from '@/content/types';

/**
 * A sentence of a client, who is named by role.
 * @param about follows the role, such as the name of a project
 */
export function Quote({ quote: { text, role }, about }: { quote: Project['quote']; about?: string }) {
  return (
    <blockquote className="quote">
      <p className="text-lead">{`“${text}”`}</p>
      <footer className="mt-2 text-small text-soft">{[role, about].filter(Boolean).join(', ')}</footer>
    </blockquote>
  );
}
