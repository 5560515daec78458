/**
 * Fetches a JSON file that the build generates for a component. Rejects another version of its format, which a page
 * that stayed open across a release may receive.
 */
export async function fetchData<Data extends {version: number}>(address: string, version: number): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const data = (await response.json()) as Data;
  if (data.version !== version) throw new Error(`${address}: version ${data.version}`);
  return data;
}
