import type { ComponentType } from 'react';
import { Campus } from './scenes/campus';
import { College } from './scenes/college';
import { DesignServices } from './scenes/design-services';
import { MaintenanceManagement } from './scenes/maintenance-management';
import { PostChilledWater } from './scenes/post-chilled-water';
import { PostCoilValves } from './scenes/post-coil-valves';
import { PostControls } from './scenes/post-controls';
import { PostEnergy } from './scenes/post-energy';
import { PostLoadCurves } from './scenes/post-load-curves';
import { PostSchoolYear } from './scenes/post-school-year';
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
  'post-coil-valves': PostCoilValves,
  'post-school-year': PostSchoolYear,
  'post-load-curves': PostLoadCurves,
} satisfies Record<string, ComponentType>;

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[];

/** Renders a drawing as SVG. Colors are classes, such as `fill-ink`. */
export function Scene({ name }: { name: SceneName }) {
  const Drawn = scenes[name];
  return <Drawn />;
}
