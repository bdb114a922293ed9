import type { SceneName } from '@/content/types';
import { campus } from './campus';
import { college } from './college';
import { designServices } from './design-services';
import type { Drawing } from './drawing';
import { maintenanceManagement } from './maintenance-management';
import { dutyEngineer, projectEngineer, surveyEngineer } from './people';
import { postChilledWater } from './post-chilled-water';
import { postCoilValves } from './post-coil-valves';
import { postControls } from './post-controls';
import { postEnergy } from './post-energy';
import { postLoadCurves } from './post-load-curves';
import { postSchoolYear } from './post-school-year';
import { primarySchool } from './primary-school';
import { profileCover } from './profile-cover';
import { projectManagement } from './project-management';
import { secondarySchool } from './secondary-school';
import { studentResidence } from './student-residence';
import { universityLaboratory } from './university-laboratory';

/** The drawings. */
export const scenes: Readonly<Record<SceneName, Drawing>> = {
  campus,
  'project-management': projectManagement,
  'maintenance-management': maintenanceManagement,
  'design-services': designServices,
  'primary-school': primarySchool,
  'secondary-school': secondarySchool,
  college,
  'university-laboratory': universityLaboratory,
  'student-residence': studentResidence,
  'profile-cover': profileCover,
  'survey-engineer': surveyEngineer,
  'project-engineer': projectEngineer,
  'duty-engineer': dutyEngineer,
  'post-chilled-water': postChilledWater,
  'post-controls': postControls,
  'post-energy': postEnergy,
  'post-coil-valves': postCoilValves,
  'post-school-year': postSchoolYear,
  'post-load-curves': postLoadCurves,
};

export const sceneNames = Object.keys(scenes) as SceneName[];
