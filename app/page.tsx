export default function HomePage() {
  return (
    <main>
      <h1 className="text-hero font-semibold text-ink">CHILL</h1>
    </main>
  );
}
