export default function Page() {
  return (
    <main className="p-8">
      <h1 className="text-4xl">An empty page</h1>
    </main>
  )
}
