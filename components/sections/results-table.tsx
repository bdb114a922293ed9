import { projectTexts } from '@/content/projects';
import type { Result } from '@/content/types';

/** A table of values before and after a project. On narrow screens, each row becomes a block. */
export function ResultsTable({ results }: { results: readonly Result[] }) {
  const { columns } = projectTexts;
  return (
    <table className="results">
      <thead>
        <tr>
          <th scope="col">{columns.measure}</th>
          <th scope="col">{columns.before}</th>
          <th scope="col">{columns.after}</th>
          <th scope="col">{columns.change}</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ measure, before, after, change }) => (
          <tr key={measure}>
            <th scope="row">{measure}</th>
            <td>{before}</td>
            <td>{after}</td>
            <td className="font-semibold">{change}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
