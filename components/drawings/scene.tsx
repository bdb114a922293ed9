/** Every drawing the site can show, by name. */
export type SceneName =
  | 'campus'
  | 'project-management'
  | 'maintenance-management'
  | 'design-services'
  | 'primary-school'
  | 'secondary-school'
  | 'college'
  | 'university-laboratory'
  | 'student-residence'
  | 'profile-cover'
  | 'post-chilled-water'
  | 'post-controls'
  | 'post-energy'
  | 'coming-soon';

/**
 * One drawing as plain SVG. With a `title` it is a picture with that name; without one it is decoration.
 * It fills its box's width and keeps its own proportions.
 */
export function Scene({ name, title, className }: { name: SceneName; title?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 400 300"
      className={className}
      data-scene={name}
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title ? <title>{title}</title> : null}
      <path d="M40 200 200 110l160 90-160 90z" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
