import { Bar } from '@/components/ui/bar';
import { projectTexts } from '@/content/projects';
import { shares } from '@/content/quantity';
import type { Result } from '@/content/types';

/** The values before and after a project, as a table whose cells contain bars. */
export function ResultsTable({ results }: { results: readonly Result[] }) {
  const { columns } = projectTexts;
  return (
    <table className="results">
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.measure}</th>
          <th scope="col">{columns.before}</th>
          <th scope="col">{columns.after}</th>
          <th scope="col">{columns.change}</th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => {
          const share = shares(result.before, result.after);
          return (
            <tr key={result.measure}>
              <th scope="row">{result.measure}</th>
              {(['before', 'after'] as const).map((kind) => (
                <td key={kind} className="bar-row" data-kind={kind}>
                  <span aria-hidden className="note text-soft">
                    {columns[kind]}
                  </span>
                  <Bar share={share[kind]} kind={kind} />
                  <span>{result[kind]}</span>
                </td>
              ))}
              <td className="font-semibold text-title">{result.change}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
