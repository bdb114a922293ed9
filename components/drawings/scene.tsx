import type { ComponentType } from 'react';
import type { SceneProps } from './drawing';
import './drawings.css';
import { Campus } from './scenes/campus';
import { PostChilledWater, PostControls, PostEnergy, ProfileCover } from './scenes/profile';
import { College, PrimarySchool, SecondarySchool } from './scenes/schools';
import { DesignServices, MaintenanceManagement, ProjectManagement } from './scenes/services';
import { StudentResidence, UniversityLaboratory } from './scenes/university';

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

/** One drawing as plain SVG: it fills its box's width and keeps its own proportions. */
export function Scene({ name, ...props }: SceneProps & { name: SceneName }) {
  const Drawn = scenes[name];
  return <Drawn {...props} />;
}
