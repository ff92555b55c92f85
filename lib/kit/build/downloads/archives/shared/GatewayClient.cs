using System;
using System.IO;
using System.Net;
using System.Text;

namespace Payments.Gateway
{
    /// <summary>What came back: Status 0 means that no answer came and the outcome is unknown.</summary>
    public sealed class GatewayAnswer
    {
        public int Status { get; set; }
        public string Body { get; set; }
    }

    /// <summary>Posts JSON to the API of @name@ with the security key as the user name of HTTP Basic.</summary>
    public sealed class GatewayClient
    {
        private readonly string _base;
        private readonly string _authorization;

        public GatewayClient(string apiAddress, string securityKey)
        {
            _base = apiAddress.TrimEnd('/');
            _authorization = "Basic " + Convert.ToBase64String(Encoding.UTF8.GetBytes(securityKey + ":"));
        }

        /// <summary>Posts to a path such as "@path@"; the answer's body is JSON for every status the API gives.</summary>
        public GatewayAnswer Post(string path, string json)
        {
            var request = (HttpWebRequest)WebRequest.Create(_base + path);
            request.Method = "POST";
            request.ContentType = "application/json";
            request.Accept = "application/json";
            request.UserAgent = "@plugin@-@version@";
            request.Timeout = 60000;
            request.Headers[HttpRequestHeader.Authorization] = _authorization;

            try
            {
                var bytes = Encoding.UTF8.GetBytes(json);
                using (var stream = request.GetRequestStream())
                {
                    stream.Write(bytes, 0, bytes.Length);
                }
                using (var response = (HttpWebResponse)request.GetResponse())
                {
                    return Read(response);
                }
            }
            catch (WebException error)
            {
                // A status such as 402 (declined) arrives as an exception that carries the answer.
                using (var response = error.Response as HttpWebResponse)
                {
                    return response == null ? new GatewayAnswer { Status = 0, Body = error.Message } : Read(response);
                }
            }
        }

        private static GatewayAnswer Read(HttpWebResponse response)
        {
            using (var reader = new StreamReader(response.GetResponseStream(), Encoding.UTF8))
            {
                return new GatewayAnswer { Status = (int)response.StatusCode, Body = reader.ReadToEnd() };
            }
        }
    }
}
