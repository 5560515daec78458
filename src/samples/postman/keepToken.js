// The other requests take the token from here.
if (pm.response.code === 200) pm.collectionVariables.set('access_token', pm.response.json().access_token);
