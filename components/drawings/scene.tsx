import { type ComponentType, cache } from 'react';
import { drawingId, type SceneProps } from './drawing';
import { Campus } from './scenes/campus';
import { College } from './scenes/college';
import { DesignServices } from './scenes/design-services';
import { MaintenanceManagement } from './scenes/maintenance-management';
import { PostChilledWater } from './scenes/post-chilled-water';
import { PostControls } from './scenes/post-controls';
import { PostEnergy } from './scenes/post-energy';
import { PrimarySchool } from './scenes/primary-school';
import { ProfileCover } from './scenes/profile-cover';
import { ProjectManagement } from './scenes/project-management';
import { SecondarySchool } from './scenes/secondary-school';
import { StudentResidence } from './scenes/student-residence';
import { UniversityLaboratory } from './scenes/university-laboratory';

const scenes = {
  campus: Campus,
  'project-management': ProjectManagement,
  'maintenance-management': MaintenanceManagement,
  'design-services': DesignServices,
  'primary-school': PrimarySchool,
  'secondary-school': SecondarySchool,
  college: College,
  'university-laboratory': UniversityLaboratory,
  'student-residence': StudentResidence,
  'profile-cover': ProfileCover,
  'post-chilled-water': PostChilledWater,
  'post-controls': PostControls,
  'post-energy': PostEnergy,
} satisfies Record<string, ComponentType<SceneProps>>;

/** Every drawing the site can show, by name. */
export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[];

/** The drawings that the page at hand holds so far. */
const drawn = cache(() => new Set<SceneName>());

/** One drawing as plain SVG: it fills its box's width and keeps its own proportions. Shown again, it is a copy. */
export function Scene({ name, ...props }: SceneProps & { name: SceneName }) {
  const Drawn = scenes[name];
  if (drawn().has(name)) return <SceneCopy name={name} {...props} />;
  drawn().add(name);
  return <Drawn {...props} />;
}

/** A drawing that stands elsewhere on the page once more: it costs the page no second drawing. */
export function SceneCopy({ name, title, className }: SceneProps & { name: SceneName }) {
  return (
    <svg className={className} role={title ? 'img' : undefined} aria-hidden={title ? undefined : true}>
      {title ? <title>{title}</title> : null}
      <use href={`#${drawingId(name)}`} />
    </svg>
  );
}
