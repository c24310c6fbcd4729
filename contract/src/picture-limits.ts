/** The limits of an uploaded picture. */
export const pictureLimits = { megabytes: 25, megapixels: 60 };
