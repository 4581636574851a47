/** Shows the number of unread notices on the app's icon, if supported. */
export async function markIcon(unread: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  try {
    await (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge());
  } catch {
    // Only an installed app has an icon with a badge.
  }
}
