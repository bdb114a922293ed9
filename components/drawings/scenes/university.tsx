import { Drawing, type SceneProps } from '../drawing';
import { isometric } from '../geometry/isometric';
import { Room, Solid } from '../parts/building';
import { Chiller, Duct, Pipe, Tank } from '../parts/plant';
import { Bed, Desk, Ground, Note, Tree } from '../parts/site';
import { range } from '../range';

const project = isometric([400, 170], 26);

/** A floor of benches and fume cupboards; what they draw goes up through the coil that gives its heat back. */
export function UniversityLaboratory(props: SceneProps) {
  return (
    <Drawing name="university-laboratory" view={[1, -56, 770, 578]} {...props}>
      <Room project={project} box={{ x: -2, y: 0, w: 12, d: 8, h: 3 }} windows={0} />
      {range(5).map((n) => (
        <g key={n}>
          <Solid project={project} box={{ x: -1.4 + n * 2.2, y: 0.1, w: 1.7, d: 1.1, h: 2.4 }} />
          <Duct project={project} runs={[{ x: -0.8 + n * 2.2, y: 0.4, z: 2.4, w: 0.5, d: 0.5, h: 1.6 }]} />
        </g>
      ))}
      <Duct
        project={project}
        runs={range(4).map((n) => ({ x: -2 + n * 2.9, y: 0.2, z: 4, w: 2.8, d: 1, h: 0.9 }))}
      />
      <Duct project={project} runs={[{ x: 9.7, y: 0, z: 3.8, w: 2, d: 2, h: 1.6 }]} />
      {range(3).map((row) => (
        <g key={row}>
          <Solid project={project} box={{ x: -0.6, y: 2.4 + row * 1.9, w: 4.4, d: 0.9, h: 0.9 }} />
          <Solid project={project} box={{ x: 4.8, y: 2.4 + row * 1.9, w: 4.4, d: 0.9, h: 0.9 }} />
          <Tank project={project} foot={[1 + row, 2.8 + row * 1.9, 0.9]} radius={0.16} height={0.5} />
          <Tank project={project} foot={[6.4 + row * 0.7, 2.8 + row * 1.9, 0.9]} radius={0.16} height={0.4} />
        </g>
      ))}
      <Pipe
        project={project}
        route={[
          [10.6, 2.2, 4.4],
          [10.6, 4.6, 4.4],
          [10.6, 4.6, 1],
          [10.6, 8, 1],
        ]}
        width={9}
      />
      <Chiller project={project} box={{ x: 11.2, y: 4.6, w: 1.8, d: 3.6, h: 1.6 }} fans={2} />
      <Note at={project(10.7, 1, 5.4)} to={[690, 150]} text="310 kW" />
      <Note at={project(0.2, 1.2, 1)} to={[90, 330]} text="0.4 m/s" />
    </Drawing>
  );
}

/** Six floors of study bedrooms in section, over the plant room that takes the showers' heat back. */
export function StudentResidence(props: SceneProps) {
  const site = isometric([330, 420], 20);
  return (
    <Drawing name="student-residence" view={[0, 108, 741, 556]} {...props}>
      <Ground project={site} box={{ x: -4, y: -3, w: 19, d: 11 }} />
      <Room project={site} box={{ x: 0, y: 0, z: -0.2, w: 11, d: 3.2, h: 2.4 }} />
      {range(3).map((n) => (
        <Chiller
          key={n}
          project={site}
          box={{ x: 0.6 + n * 2.5, y: 0.7, z: -0.2, w: 1.8, d: 1.4, h: 1.3 }}
          fans={1}
        />
      ))}
      <Tank project={site} foot={[8.8, 1.4, -0.2]} radius={0.55} height={1.7} />
      <Tank project={site} foot={[10.2, 1.4, -0.2]} radius={0.55} height={1.7} />
      {range(6).flatMap((floor) =>
        range(4).map((n) => {
          const [x, z] = [n * 2.75, 2.4 + floor * 2.1];
          return (
            <g key={`${floor},${n}`}>
              <Room project={site} box={{ x, y: 0, z, w: 2.7, d: 3.2, h: 2 }} windows={1} />
              <Bed project={site} at={[x + 0.2, 0.3, z]} />
              {(floor + n) % 2 ? (
                <Desk project={site} at={[x + 1.4, 0.4, z]} />
              ) : (
                <Solid project={site} box={{ x: x + 1.6, y: 0.2, z, w: 0.9, d: 0.9, h: 1.7 }} />
              )}
            </g>
          );
        }),
      )}
      <Pipe
        project={site}
        route={[
          [11.6, 3.2, 14.6],
          [11.6, 3.2, 0.4],
          [9, 3.2, 0.4],
        ]}
      />
      <Tree project={site} at={[13, 6, 0]} size={1.2} />
      <Tree project={site} at={[-2.6, 5.6, 0]} size={1.2} />
      <Note at={site(1.4, 1.4, 1.1)} to={[110, 510]} text="HP-1…3" />
      <Note at={site(11.6, 3.2, 6)} to={[640, 400]} text="28 °C" />
    </Drawing>
  );
}
