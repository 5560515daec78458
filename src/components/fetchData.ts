/**
 * Fetches a file that the build makes for a component. A page that stayed open across a release may meet a newer one,
 * which is refused.
 */
export async function fetchData<Data extends {version: number}>(address: string, version: number): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const data = (await response.json()) as Data;
  if (data.version !== version) throw new Error(`${address}: version ${data.version}`);
  return data;
}
