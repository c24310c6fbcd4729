/** How long a visitor waits for the database to be opened, or for another process to give up SQLite's write lock. */
export const patienceMilliseconds = 2000;
