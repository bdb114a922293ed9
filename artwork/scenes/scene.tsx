import type { ComponentType } from 'react';
import type { SceneName } from '@/content/types';
import { Campus } from './campus';
import { College } from './college';
import { DesignServices } from './design-services';
import { MaintenanceManagement } from './maintenance-management';
import { PostChilledWater } from './post-chilled-water';
import { PostCoilValves } from './post-coil-valves';
import { PostControls } from './post-controls';
import { PostEnergy } from './post-energy';
import { PostLoadCurves } from './post-load-curves';
import { PostSchoolYear } from './post-school-year';
import { PrimarySchool } from './primary-school';
import { ProfileCover } from './profile-cover';
import { ProjectManagement } from './project-management';
import { SecondarySchool } from './secondary-school';
import { StudentResidence } from './student-residence';
import { UniversityLaboratory } from './university-laboratory';

const scenes: Readonly<Record<SceneName, ComponentType>> = {
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
};

export const sceneNames = Object.keys(scenes) as SceneName[];

/** Renders a drawing as SVG. Colors are classes, such as `fill-ink`. */
export function Scene({ name }: { name: SceneName }) {
  const Drawn = scenes[name];
  return <Drawn />;
}
